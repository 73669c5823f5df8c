export { messages } from '../he/index.js'
