import { useMemo } from 'react'
import type { FirstMessages, SignInMessages } from '../../messages/en.js'
import { translate } from '../../messages/translate.js'
import { useMessages } from '../../UiContext.js'

/** Texts of signing in, in the site's words wherever it has some. The English ones come with what needs them. */
export const textsOf = <K extends keyof SignInMessages>(
  { signIn }: FirstMessages,
  english: Pick<SignInMessages, K>,
): Pick<SignInMessages, K> => translate(english, signIn)

export function useTexts<K extends keyof SignInMessages>(english: Pick<SignInMessages, K>): Pick<SignInMessages, K> {
  const messages = useMessages()
  return useMemo(() => textsOf(messages, english), [messages, english])
}
