import type { FirstMessages, SignInMessages } from '../../messages/en.js'
import { useMessages } from '../../UiContext.js'

/** Texts of signing in: of a translation, which has them all, or the English ones that come with what needs them. */
export const textsOf = <K extends keyof SignInMessages>(
  { signIn }: FirstMessages,
  english: Pick<SignInMessages, K>,
): Pick<SignInMessages, K> => signIn ?? english

export const useTexts = <K extends keyof SignInMessages>(english: Pick<SignInMessages, K>): Pick<SignInMessages, K> =>
  textsOf(useMessages(), english)
