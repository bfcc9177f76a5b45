import * as v from 'valibot';
import type { Contact, Slide } from '../domain/content.ts';
import { area, endpoint } from './endpoint.ts';
import { fields, flag, noBody, optionalText, optionalUrl, requiredText, text } from './wire.ts';
import { first, list } from './wire-values.ts';

/** The `ids` of the call (spec 1 §7). */
const headlineIds = { home: 1, addFunds: 2, withdraw: 3 } as const;
export type HeadlinePlace = keyof typeof headlineIds;

/**
 * The names of the fields are a decision of this project, because the specification has only `sliderdata`
 * (spec 1 §3).
 */
const slide = fields({ slider_image: requiredText(2048), slider_title: text() }, (wire): Slide => ({
  src: wire.slider_image,
  alt: wire.slider_title,
}));

const maxHtml = 200_000;

/** Spec 1 §3, §7 and spec 2 §3. */
export const content = area({
  sliderImages: endpoint({
    path: '/api-get-slider-images',
    ...noBody,
    reply: fields({ sliderdata: list(slide) }, wire => wire.sliderdata),
  }),
  headline: endpoint({
    path: '/api-get-headline',
    host: 'headline',
    token: false,
    checksStatus: true,
    body: v.strictObject({ ids: v.pipe(v.array(v.picklist(Object.values(headlineIds))), v.minLength(1)) }),
    encode: ({ place }: { readonly place: HeadlinePlace }) => ({ ids: [headlineIds[place]] }),
    reply: fields({ data: list(v.object({ status: flag, notes: requiredText(2000) })) }, wire =>
      wire.data.filter(item => item.status).map(item => item.notes),
    ),
  }),
  contact: endpoint({
    path: '/api-get-contact-details',
    token: false,
    assumed: true,
    ...noBody,
    reply: fields(
      { mobile_no: optionalText(), mobile_1: optionalText(), telegram_no: optionalText() },
      (wire): Contact => ({ mobile: wire.mobile_no, mobile1: wire.mobile_1, telegram: wire.telegram_no }),
    ),
  }),
  howToPlay: endpoint({
    path: '/api-how-to-play',
    token: false,
    ...noBody,
    reply: fields(
      { content: first(v.object({ how_to_play_content: text(maxHtml), video_link: optionalUrl })) },
      // The HTML must be sanitised (spec 2 §3).
      wire => ({ html: wire.content.how_to_play_content, videoUrl: wire.content.video_link }),
    ),
  }),
});
