export { messages } from '../nl/index.js'
