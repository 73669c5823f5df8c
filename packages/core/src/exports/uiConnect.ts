// A wallet is asked.
export { describeError, type ErrorSentences, errorSentences } from '../errors/describeError.js'
export { finishConnect, skipConnect } from '../modal/finishConnect.js'
