import { useAtomValue, useSetAtom } from 'jotai';
import { freeName } from '../../domain/slip/saved-slip.ts';
import { savedSlipsAtom, saveSlipAtom } from '../../state/account/saved-slips.ts';
import { slipFacts } from '../../ui/cards/slip-facts.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, type SubmitResult } from '../../ui/fields/form.tsx';
import { Submit } from '../../ui/fields/submit.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import type { SavedSlipsProps } from './saved-slips.tsx';

type Props = SavedSlipsProps & { readonly open: boolean; readonly onClose: () => void };

/** Asks under which name the slip is saved, and suggests one: its market and game. */
export function SaveSlip({ open, onClose, game, market, rows }: Props) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const save = useSetAtom(saveSlipAtom);

  const submit = (fields: FormData): SubmitResult => {
    const name = fields.get('name');
    const slip = { name: typeof name === 'string' ? name : '', market: market.name, game: game.key, rows };
    const words = save(slip);
    if (words !== null) return { field: words.startsWith('saved.name') ? 'name' : 'form', words };
    onClose();
    const text = t({ key: 'saved.saved', params: { name: slip.name.trim() } });
    showToast({ tone: 'success', text, at: 'top-center' });
    return null;
  };

  return (
    <Dialog open={open} title={t('saved.save')} onClose={onClose}>
      <Form submit={submit} label={t('saved.save')} keep>
        <Stack>
          <Field
            label={t('saved.name')}
            name="name"
            autoComplete="off"
            defaultValue={freeName(saved, `${market.name} ${t(game.title)}`)}
            hint={t({ key: 'saved.kept', params: { facts: slipFacts(t, game, rows) } })}
          />
          <Submit
            beside={
              <Button tone="quiet" onClick={onClose}>
                {t('action.cancel')}
              </Button>
            }
          >
            {t('action.save')}
          </Submit>
        </Stack>
      </Form>
    </Dialog>
  );
}
