export { messages } from '../id/index.js'
