import { useMemo } from 'react'
import type { FirstMessages, WalletMessages } from './messages/en.js'
import { translate } from './messages/translate.js'
import { useMessages } from './UiContext.js'

/** The texts of one of our features for who has a wallet, in the site's words wherever it has some. */
export const walletTexts = <K extends keyof WalletMessages>(
  { wallet }: FirstMessages,
  name: K,
  english: WalletMessages[K],
): WalletMessages[K] => translate(english, wallet?.[name])

/** The same, for its views. The English ones come with what needs them. */
export function useWalletTexts<K extends keyof WalletMessages>(name: K, english: WalletMessages[K]): WalletMessages[K] {
  const messages = useMessages()
  return useMemo(() => walletTexts(messages, name, english), [messages, name, english])
}
