// A wallet is asked.
export {
  describeError,
  type ErrorSentences,
  errorSentences,
  type TranslatedSentences,
} from '../errors/describeError.js'
export { finishConnect, skipConnect } from '../modal/finishConnect.js'
