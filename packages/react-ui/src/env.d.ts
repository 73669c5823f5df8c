/// <reference types="@foyer/css-text/client" />
