import type { ModalError } from '@foyer/core'
import { describeError, type TranslatedSentences } from '@foyer/core/ui/connect'
import type { SignInMessages } from '../../messages/en.js'

/** Why somebody was not signed in. What was offered before the project had answered may not be offered after all. */
export const sentenceOf = (
  error: ModalError,
  texts: Pick<SignInMessages, 'notOffered'>,
  errors: TranslatedSentences | undefined,
): string => (isWithheld(error) ? texts.notOffered : describeError(error, errors))

const isWithheld = ({ code, context }: ModalError) =>
  (code === 'AUTH_CONNECTOR_MISSING' || code === 'SOCIAL_FAILED') && context.way !== undefined
