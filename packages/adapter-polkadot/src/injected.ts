/** What extensions put into a page, by the names that this package gives it. */
export type {
  Injected as InjectedExtension,
  InjectedAccount,
  InjectedWindow,
  InjectedWindowProvider as InjectedWallet,
} from '@polkadot/extension-inject/types'
