import { fetched } from '../core/fetched.ts';

const slides = fetched('sliderImages', {});

/** The pictures of the home slider (spec 1 §3). */
export const slidesAtom = slides.value;
export const forgetSlidesAtom = slides.forget;
