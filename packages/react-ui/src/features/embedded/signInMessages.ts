import { useMemo } from 'react'
import type { FirstViewMessages, SignInMessages } from '../../i18n/en.js'
import { mergeTranslation } from '../../i18n/mergeTranslation.js'
import { useMessages } from '../../internal/UiContext.js'

export const getSignInTexts = <K extends keyof SignInMessages>(
  { signIn }: FirstViewMessages,
  english: Pick<SignInMessages, K>,
): Pick<SignInMessages, K> => mergeTranslation(english, signIn)

export function useSignInTexts<K extends keyof SignInMessages>(
  english: Pick<SignInMessages, K>,
): Pick<SignInMessages, K> {
  const messages = useMessages()
  return useMemo(() => getSignInTexts(messages, english), [messages, english])
}
