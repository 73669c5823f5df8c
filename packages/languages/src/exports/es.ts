export { messages } from '../es/index.js'
