import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { parseProfile } from '../../domain/player/account.ts';
import { updateProfileAtom } from '../../state/account/profile.ts';
import { playerAtom } from '../../state/core/session.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { DefinitionList, Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

export function ProfileScreen() {
  const t = useWords();
  const player = useAtomValue(playerAtom);
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (player === null) return null;
  const saved = (): void => {
    setEditing(false);
    // The form disappears, and it had the focus.
    edit.current?.focus();
    showToast({ tone: 'success', text: t('success.saved'), at: 'top-center' });
  };
  return (
    <Page>
      <Card>
        <DefinitionList
          items={[
            { term: t('field.username'), value: player.username },
            { term: t('profile.mobile'), value: `+91 ${player.mobile}` },
          ]}
        />
      </Card>
      {editing && <NameForm name={player.username} onSaved={saved} />}
      <Button
        ref={edit}
        tone="quiet"
        wide
        aria-expanded={editing}
        onClick={() => setEditing(!editing)}
        words={editing ? 'action.cancel' : 'profile.edit'}
      />
      <Listing>
        <ListRow title={t('title.changePassword')} href="/change" />
        <ListRow title={t('title.settings')} href="/settings" />
      </Listing>
    </Page>
  );
}

function NameForm({ name, onSaved }: { readonly name: string; readonly onSaved: () => void }) {
  const t = useWords();
  const update = useSetAtom(updateProfileAtom);

  const submit: OnSubmit = async draft => {
    const profile = parseProfile(draft);
    if (!profile.ok) return profile.error;
    const updated = await update(profile.value);
    if (!updated.ok) return { field: 'form', words: updated.error };
    return onSaved;
  };

  return (
    <Form submit={submit} label={t('title.profile')}>
      <Field label={t('field.name')} name="name" autoComplete="nickname" defaultValue={name} />
      <Submit busyText="busy.wait" words="action.save" />
    </Form>
  );
}
