export { messages } from '../pl/index.js'
