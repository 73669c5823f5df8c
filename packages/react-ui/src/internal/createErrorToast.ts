import { describeError, getErrorTitle, type TranslatedSentences } from '@foyer/core/internal/connect'
import type { showToast } from '@foyer/core/internal/modal'

/** Builds an error toast: the title of the error's code, if there is one, and a sentence that explains the error. */
export function createErrorToast(
  error: unknown,
  { errors }: { readonly errors?: TranslatedSentences | undefined },
): Parameters<typeof showToast>[1] {
  return { title: getErrorTitle(error, errors), message: describeError(error, errors), variant: 'error' }
}
