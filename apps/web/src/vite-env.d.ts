/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />
