import text from '../../shell/theme/accountButtons.css?text'

export const accountButtonStyles: string = text
