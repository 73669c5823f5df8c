export { buttons } from '../../ar/buttons.js'
