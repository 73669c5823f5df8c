// A wallet is asked.
export {
  describeError,
  type ErrorSentences,
  errorSentences,
  type TranslatedSentences,
} from '../errors/describeError.js'
export { lateError } from '../errors/lateError.js'
export { finishConnect, skipConnect } from '../modal/finishConnect.js'
