export { messages } from '../tr/index.js'
