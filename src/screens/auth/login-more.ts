import '../../ui/layout/common-parts.ts';
import { HowItWorks } from './how-it-works.tsx';
import { RegisterForm } from './register-form.tsx';

/** What the log-in screen does without until the page is idle. */
export const loginMore = { HowItWorks, RegisterForm };
