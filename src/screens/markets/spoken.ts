import { spokenResult } from '../../domain/market/market.ts';
import type { Translate } from '../../text/translate.ts';

/** The declared part of a result as screen readers read it; an empty one is not declared yet. */
export const spoken = (t: Translate, declared: string): string =>
  declared === '' ? t('market.notDeclared') : spokenResult(declared, t('market.digits').split(' '));
