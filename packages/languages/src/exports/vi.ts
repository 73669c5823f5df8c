export { messages } from '../vi/index.js'
