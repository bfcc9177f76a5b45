/** The server's support numbers (spec 1 §3); null when missing. */
export type Contact = {
  readonly mobile: string | null;
  readonly mobile1: string | null;
  readonly telegram: string | null;
};

/** A picture of the home slider; the URL passes `imageUrl` first. */
export type Slide = { readonly src: string; readonly alt: string };

/** How-to-play content: HTML from the server, which must be sanitised, and a link (spec 2 §3). */
export type HowToPlay = { readonly html: string; readonly videoUrl: string | null };
