import { signIn } from '@foyer/core/ui/sign-in'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import type { ViewModule } from '../../viewModule.js'
import code from './code.css?text'
import { EmailLoginView } from './EmailLoginView.js'
import { textsOf } from './textsOf.js'
import { UpdateEmailView } from './UpdateEmailView.js'

const sheets: readonly string[] = [lists, ring, code]

/** Signing in with an address. */
export const EmailLogin: ViewModule<'EmailLogin'> = {
  Component: EmailLoginView,
  sheets,
  title: ({ messages }) => textsOf(messages).emailTitle,
  watch: (context) => context.use(signIn).$state,
}

/** Another address for the same wallet. */
export const UpdateEmailWallet: ViewModule<'UpdateEmailWallet'> = {
  Component: UpdateEmailView,
  sheets,
  title: ({ messages }) => textsOf(messages).changeTitle,
  watch: (context) => context.use(signIn).$change,
}
