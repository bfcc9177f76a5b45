import { useId } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { FileField } from './file-field.tsx';
import type { Asking } from './asking.ts';
import { Notes, TextField } from './text-field.tsx';
import type { LogoChoice } from './use-logo.ts';

type Logo = LogoChoice & {
  /** The logo in the site.json that was read. */
  readonly kept: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
};

type Props = Asking & { readonly logo: Logo };

const ownAccent = '#2f45c5';

export function BrandFields({ logo, ...asking }: Props) {
  const id = useId();
  const { typed, type, leave } = asking;
  return (
    <section className="part brand" aria-labelledby={id}>
      <h2 id={id}>Your brand</h2>
      <TextField {...asking} question="brand" hint="In titles, on the log-in and in the menu." />
      <TextField
        {...asking}
        question="short-name"
        placeholder={typed.brand}
        hint="Below the icon on a home screen, 12 letters at most. The name if you leave it empty."
      />
      <LogoField {...logo} />
      <TextField
        {...asking}
        question="accent"
        placeholder={ownAccent}
        hint="Of buttons and links, such as #0a7d4f. A shade that can be read is chosen for each theme."
        trailing={
          <input
            type="color"
            className="palette"
            aria-label="Palette"
            value={/^#[\da-f]{6}$/i.test(typed.accent) ? typed.accent.toLowerCase() : ownAccent}
            onChange={event => {
              type('accent', event.target.value);
              leave('accent');
            }}
          />
        }
      />
      <ChoiceField
        {...asking}
        question="language"
        none="The language of the browser"
        options={[
          ['en', 'English'],
          ['hi', 'Hindi'],
          ['mr', 'Marathi'],
        ]}
        hint="For visitors who have not chosen one."
      />
    </section>
  );
}

function LogoField({ chosen, kept, problem, choose, remove }: Logo) {
  const own = kept === undefined ? null : { shown: kept, name: 'of your site.json' };
  const picture = chosen === 'none' ? null : (chosen ?? own);
  // The picture that is shown stays good.
  const isKept = picture !== null && problem !== null;
  return (
    <FileField
      name="logo"
      label="Logo"
      accept=".svg,.png,image/svg+xml,image/png"
      hint="A square SVG without letters, or a square PNG of 512 pixels or more. All icons are made from it."
      error={isKept ? null : problem}
      foot={<Notes notes={isKept ? [`${problem} The logo before it stays`] : []} />}
      onFile={choose}
      before={
        picture !== null && (
          <>
            <img className="chosen" src={picture.shown} alt="" />
            <span className="name">{picture.name}</span>
          </>
        )
      }
      after={
        (picture !== null || problem !== null) && (
          <button type="button" className="remove" onClick={remove}>
            Remove
          </button>
        )
      }
    />
  );
}
