/** The product for those who are not signed in. */
export const Component = () => <h1 className="text-hero-small md:text-hero">Measured, not guessed.</h1>;
