export { messages } from '../uk/index.js'
