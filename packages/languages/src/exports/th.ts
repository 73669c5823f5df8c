export { messages } from '../th/index.js'
