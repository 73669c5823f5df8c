export { messages } from '../it/index.js'
