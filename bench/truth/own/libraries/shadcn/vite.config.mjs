import tailwind from '@tailwindcss/vite';

export default { plugins: [tailwind()] };
