import { useMemo } from 'react'
import { useMessages } from '../internal/UiContext.js'
import type { FirstViewMessages, WalletMessages } from './en.js'
import { mergeTranslation } from './mergeTranslation.js'

/** Returns a text group of the translation's `wallet`, with English for missing texts. */
export const getWalletTexts = <K extends keyof WalletMessages>(
  { wallet }: FirstViewMessages,
  name: K,
  english: WalletMessages[K],
): WalletMessages[K] => mergeTranslation(english, wallet?.[name])

export function useWalletTexts<K extends keyof WalletMessages>(name: K, english: WalletMessages[K]): WalletMessages[K] {
  const messages = useMessages()
  return useMemo(() => getWalletTexts(messages, name, english), [messages, name, english])
}
