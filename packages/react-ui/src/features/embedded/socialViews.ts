import { signIn } from '@foyer/core/ui/sign-in'
import ring from '../../theme/ring.css?text'
import type { ViewModule } from '../../viewModule.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { FarcasterView } from './FarcasterView.js'
import { textsOf } from './textsOf.js'

const sheets: readonly string[] = [ring]

/** Signing in with an account elsewhere. */
export const ConnectingSocial: ViewModule<'ConnectingSocial'> = {
  Component: ConnectingSocialView,
  sheets,
  title: ({ messages }, params) => textsOf(messages).providers[params?.provider ?? 'google'],
  watch: (context) => context.use(signIn).$state,
}

/** Farcaster's, which is done on a phone. */
export const ConnectingFarcaster: ViewModule<'ConnectingFarcaster'> = {
  Component: FarcasterView,
  sheets,
  title: ({ messages }) => textsOf(messages).providers.farcaster,
  watch: (context) => context.use(signIn).$state,
}
