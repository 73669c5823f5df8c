import text from '../../shell/theme/buttons.css?text'

export const buttonStyles: string = text
