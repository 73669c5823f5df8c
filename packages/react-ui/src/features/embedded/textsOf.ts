import type { FirstMessages, SignInMessages } from '../../messages/en.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { useMessages } from '../../UiContext.js'

/** The texts of signing in. They come with what needs them. */
export const textsOf = ({ signIn = enSignIn }: FirstMessages): SignInMessages => signIn

export const useTexts = (): SignInMessages => textsOf(useMessages())
