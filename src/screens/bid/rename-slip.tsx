import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { SavedSlip } from '../../domain/slip/saved-slip.ts';
import { renameSlipAtom } from '../../state/account/saved-slips.ts';
import { FormItem } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, type SubmitResult } from '../../ui/fields/form.tsx';
import { Submit } from '../../ui/fields/submit.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The field for another name, in the place of the slip in its list. */
export function RenameSlip({ slip, onEnd }: { readonly slip: SavedSlip; readonly onEnd: () => void }) {
  const t = useWords();
  const rename = useSetAtom(renameSlipAtom);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const submit = (fields: FormData): SubmitResult => {
    const name = fields.get('name');
    const words = rename({ id: slip.id, name: typeof name === 'string' ? name : '' });
    if (words !== null) return { field: words.startsWith('saved.name') ? 'name' : 'form', words };
    return onEnd;
  };
  return (
    <FormItem>
      <Form submit={submit} label={t({ key: 'saved.renameNamed', params: { name: slip.name } })} keep>
        <Stack>
          <Field
            label={t('saved.name')}
            name="name"
            autoComplete="off"
            inputRef={input}
            defaultValue={slip.name}
          />
          <Submit
            beside={
              <Button tone="quiet" onClick={onEnd}>
                {t('action.cancel')}
              </Button>
            }
          >
            {t('action.save')}
          </Submit>
        </Stack>
      </Form>
    </FormItem>
  );
}
