export { buttons } from '../../ja/buttons.js'
