import type { content as area } from '../../../src/contract/content.ts';
import type { Handlers } from '../handler.ts';

export const content: Handlers<keyof typeof area> = {
  sliderImages: ({ data }) => ({ sliderdata: data.content.sliderdata }),
  headline: ({ body, data }) => ({
    data: data.content.headlines
      .filter(({ id }) => body.ids.some(asked => asked === id))
      .map(({ status, notes }) => ({ status, notes })),
  }),
  contact: ({ data }) => data.content.contact,
  howToPlay: ({ data }) => {
    const { how_to_play_content, video_link } = data.content;
    return { result: [], content: [{ how_to_play_content, video_link }] };
  },
};
