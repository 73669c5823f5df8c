export { messages } from '../de/index.js'
