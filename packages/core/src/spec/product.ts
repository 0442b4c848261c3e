/** The product and its offer (PD1, PD5). */
export const PRODUCT_NAME = 'Blueprompt';
export const PRO_PLAN = { name: 'Pro', priceUsd: 19, period: 'month', offer: 'Early Bird', offerSeats: 10 } as const;

/** Formats named to people: the wizard's list (WZ11) and the FAQ's (HO7). */
export const UPLOAD_FORMATS = ['PNG', 'JPG', 'JPEG', 'GIF', 'WEBP'] as const;
export const FAQ_FORMATS = ['PNG', 'JPEG', 'WebP'] as const;
