package com.kuhrusty.micropul;

/** Stands in for the class that Android generates from an app's texts. */
public class R {
    public static class string {
        public static final int optibot2_name = 0, optibot2_descr = 1;
    }
}
