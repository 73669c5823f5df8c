export { buttons } from '../../pl/buttons.js'
