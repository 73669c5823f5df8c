import { useMemo } from 'react'
import type { FirstMessages, SignInMessages } from '../../messages/en.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { translate } from '../../messages/translate.js'
import { useMessages } from '../../UiContext.js'

/** The texts of signing in. They come with what needs them. */
export const textsOf = ({ signIn }: FirstMessages): SignInMessages => translate<SignInMessages>(enSignIn, signIn)

export function useTexts(): SignInMessages {
  const messages = useMessages()
  return useMemo(() => textsOf(messages), [messages])
}
