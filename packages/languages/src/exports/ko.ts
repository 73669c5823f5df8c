export { messages } from '../ko/index.js'
