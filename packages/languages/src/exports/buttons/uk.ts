export { buttons } from '../../uk/buttons.js'
